import { builder } from '#api/core/graph/builder.ts'
import { priced } from '#api/core/limits/prices.ts'
import { may } from '#api/core/viewer/viewer.ts'
import type { Business as BusinessRow } from '#api/generated/client.ts'
import { Business } from '#api/modules/business/schema.ts'
import { type AccountGap, readAccount } from '#api/modules/sms/account.ts'
import { callbackPath, incomingUrl } from '#api/modules/sms/callbacks.ts'
import { unsettledReminders } from '#api/modules/sms/reminders/unsettled.ts'
import { textsNotStoredOf } from '#api/modules/sms/replies/callbackLimits.ts'
import { SmsMessage } from '#api/modules/sms/schema.ts'
import type { Check, Connection } from '#api/modules/sms/settings/connection.ts'
import { maskOf } from '#api/modules/sms/settings/input.ts'
import { credentialsStay, type RecentTexts, recentTexts } from '#api/modules/sms/settings/service.ts'

const columns = {
  id: true,
  smsEnabled: true,
  twilioAccountSid: true,
  twilioAuthTokenSealed: true,
  twilioAuthTokenHint: true,
  twilioPhoneNumber: true,
} as const

type Settings = Pick<BusinessRow, keyof typeof columns>

const gapNames: Record<AccountGap, string> = {
  'account-sid': 'ACCOUNT_SID',
  'auth-token': 'AUTH_TOKEN',
  'sealed-token': 'UNREADABLE_AUTH_TOKEN',
  'phone-number': 'PHONE_NUMBER',
}

const SmsSettingsGap = builder.enumType('SmsSettingsGap', {
  description:
    'A missing SMS setting. UNREADABLE_AUTH_TOKEN: the secret of the server has changed, so the token must be entered again.',
  values: Object.values(gapNames),
})

const RecentTextsType = builder.objectRef<RecentTexts>('RecentTexts').implement({
  description: 'Counts of the texts of the last seven days, of the latest 200 at most.',
  fields: (t) => ({
    sent: t.exposeInt('sent', { description: 'Texts that the provider accepted, including delivered ones.' }),
    failed: t.exposeInt('failed'),
    unknown: t.exposeInt('unknown', { description: 'Texts for which it is unknown whether they were sent.' }),
    lastReason: t.exposeString('lastReason', { nullable: true, description: 'Why the last one failed.' }),
    notStored: t.int({
      description: 'Incoming texts of the last day that were not stored, because there were too many.',
      extensions: priced({ statements: 1 }),
      resolve: (_texts, _args, { services, ctx }) => textsNotStoredOf(services, ctx.tenant.businessId),
    }),
  }),
})

const SmsConnection = builder.enumType('SmsConnection', {
  description: 'Whether the provider accepts the account of a business.',
  values: {
    ACCEPTED: { description: 'It accepts the account, which has the number.' },
    REFUSED: { description: 'It does not accept Account SID and token, or the account is suspended.' },
    FOREIGN_NUMBER: { description: 'It accepts the account, which does not have the number.' },
    UNREACHABLE: { description: 'It could not be reached, or gave no answer that can be read.' },
    INCOMPLETE: {
      description: 'Something is missing, or the token can no longer be read; nothing was asked.',
    },
    DEMO: { description: 'The demo has no account; nothing was asked.' },
  } satisfies Record<Connection, object>,
})

export const SmsCheck = builder.objectRef<Check>('CheckSmsConnectionPayload').implement({
  fields: (t) => ({
    result: t.field({ type: SmsConnection, resolve: ({ kind }) => kind }),
    message: t.exposeString('message', { description: 'The result as a sentence.' }),
  }),
})

/** The account with the SMS provider. */
const SmsSettings = builder.objectRef<Settings>('SmsSettings').implement({
  description: 'The SMS settings of a business: its account with the SMS provider.',
  fields: (t) => ({
    isSmsEnabled: t.exposeBoolean('smsEnabled'),
    twilioAccountSid: t.exposeString('twilioAccountSid', {
      nullable: true,
      description: 'The identifier of the account with the provider.',
    }),
    twilioAuthToken: t.string({
      nullable: true,
      description:
        'A mask with the last four characters, such as `••••1234`; null when there is no token. The token itself is never returned.',
      resolve: ({ twilioAuthTokenSealed, twilioAuthTokenHint }) =>
        twilioAuthTokenSealed === null ? null : maskOf(twilioAuthTokenHint),
    }),
    twilioPhoneNumber: t.exposeString('twilioPhoneNumber', {
      nullable: true,
      description: 'In E.164 format.',
    }),
    gaps: t.field({
      type: [SmsSettingsGap],
      extensions: priced({ rows: 5, statements: 0 }),
      description: 'The settings that are missing for sending texts; empty when nothing is missing.',
      resolve: (settings, _args, { services }) =>
        readAccount(services, settings).gaps.map((gap) => gapNames[gap]),
    }),
    canEditCredentials: t.boolean({
      description: 'Whether the viewer may change the credentials. Those of the demo cannot be changed.',
      resolve: (settings) => !credentialsStay(settings),
    }),
    canSendTest: t.boolean({
      description: 'Whether a test text can be sent: SMS is on, and there is an Account SID.',
      resolve: ({ smsEnabled, twilioAccountSid }) => smsEnabled && twilioAccountSid !== null,
    }),
    incomingUrl: t.string({
      description: "The URL for incoming texts, to be entered in the provider's console.",
      resolve: ({ id }, _args, { services }) => incomingUrl(services.publicUrl, id),
    }),
    statusUrl: t.string({
      description:
        'The URL to which the provider reports the state of texts. Cuecard sends it with each text.',
      resolve: ({ id }, _args, { services }) => services.publicUrl + callbackPath(id, 'status'),
    }),
    unsettledReminders: t.prismaField({
      type: [SmsMessage],
      extensions: priced({ rows: 50, statements: 2 }),
      description:
        'Reminders of unknown state of the last seven days, soonest appointment first; at most 50.',
      resolve: async (query, _settings, _args, { ctx }) => {
        const ids = await unsettledReminders(ctx)
        const texts = await ctx.db.smsMessage.findMany({ ...query, where: { id: { in: ids } } })
        return texts.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
      },
    }),
    recentTexts: t.field({
      type: RecentTextsType,
      extensions: priced({ statements: 1 }),
      resolve: (_settings, _args, { ctx }) => recentTexts(ctx),
    }),
  }),
})

builder.prismaObjectFields(Business, (t) => ({
  smsSettings: t.field({
    extensions: priced({ statements: 1 }),
    type: SmsSettings,
    nullable: true,
    select: columns,
    description: 'The SMS settings. Null when the viewer may not manage them.',
    resolve: (business: Settings, _args, { viewer }) => (may(viewer, 'smsSettings:manage') ? business : null),
  }),
}))
