import { may } from '#api/core/auth/viewer.ts'
import type { Business as BusinessRow } from '#api/core/database/generated/client.ts'
import { builder } from '#api/core/graph/builder.ts'
import { priced } from '#api/core/limits/prices.ts'
import { Business } from '#api/modules/business/schema.ts'
import { type AccountGap, readAccount } from '#api/modules/sms/account.ts'
import { callbackPath, incomingUrl } from '#api/modules/sms/callbacks.ts'
import { unsettledReminders } from '#api/modules/sms/reminders/unsettled.ts'
import { SmsMessage } from '#api/modules/sms/schema.ts'
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
    "What is missing of the provider's account. UNREADABLE_AUTH_TOKEN: the server's secret is another one now; the token must be entered again.",
  values: Object.values(gapNames),
})

const RecentTextsType = builder.objectRef<RecentTexts>('RecentTexts').implement({
  description: 'What became of the texts of the last seven days, of the latest 200 at most.',
  fields: (t) => ({
    sent: t.exposeInt('sent', { description: 'Taken by the provider, delivered ones included.' }),
    failed: t.exposeInt('failed'),
    unknown: t.exposeInt('unknown', { description: 'They may have gone out.' }),
    lastReason: t.exposeString('lastReason', { nullable: true, description: 'Why the last one failed.' }),
  }),
})

/** The account with the text message provider. */
const SmsSettings = builder.objectRef<Settings>('SmsSettings').implement({
  description: "A shop's account with the text message provider. The token is never answered.",
  fields: (t) => ({
    isSmsEnabled: t.exposeBoolean('smsEnabled'),
    twilioAccountSid: t.exposeString('twilioAccountSid', {
      nullable: true,
      description: 'The name of the account; no secret by itself.',
    }),
    twilioAuthToken: t.string({
      nullable: true,
      description: 'A mask with the last four characters, as `••••1234`; null when there is none.',
      resolve: ({ twilioAuthTokenSealed, twilioAuthTokenHint }) =>
        twilioAuthTokenSealed === null ? null : maskOf(twilioAuthTokenHint),
    }),
    twilioPhoneNumber: t.exposeString('twilioPhoneNumber', { nullable: true, description: 'In E.164.' }),
    gaps: t.field({
      type: [SmsSettingsGap],
      extensions: priced({ rows: 5, statements: 0 }),
      description: 'What is missing before texts can be sent; none when it is all there.',
      resolve: (settings, _args, { services }) =>
        readAccount(services, settings).gaps.map((gap) => gapNames[gap]),
    }),
    canEditCredentials: t.boolean({
      description: 'Whether the viewer may change the account; that of the demo stays.',
      resolve: (settings) => !credentialsStay(settings),
    }),
    canSendTest: t.boolean({
      description: 'Whether a test text can be asked for: SMS is on, and there is an Account SID.',
      resolve: ({ smsEnabled, twilioAccountSid }) => smsEnabled && twilioAccountSid !== null,
    }),
    incomingUrl: t.string({
      description: 'Where the provider is to bring incoming texts; entered there by the shop.',
      resolve: ({ id }, _args, { services }) => incomingUrl(services.publicUrl, id),
    }),
    statusUrl: t.string({
      description: 'Where the provider tells how a text fared; each text names it by itself.',
      resolve: ({ id }, _args, { services }) => services.publicUrl + callbackPath(id, 'status'),
    }),
    unsettledReminders: t.prismaField({
      type: [SmsMessage],
      extensions: priced({ rows: 50, statements: 2 }),
      description:
        'Reminders of the last seven days of which nobody knows whether they went out, soonest appointment first; 50 at most.',
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
    description: 'The account with the text message provider. Null for whoever may not manage it.',
    resolve: (business: Settings, _args, { viewer }) => (may(viewer, 'smsSettings:manage') ? business : null),
  }),
}))
