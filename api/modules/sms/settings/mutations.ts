import { builder } from '#api/core/graph/builder.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { businessField } from '#api/modules/business/payload.ts'
import { SmsMessage } from '#api/modules/sms/schema.ts'
import { checkConnection } from '#api/modules/sms/settings/connection.ts'
import { smsSettingsChanges, testText } from '#api/modules/sms/settings/input.ts'
import { SmsCheck } from '#api/modules/sms/settings/schema.ts'
import { updateSmsSettings } from '#api/modules/sms/settings/service.ts'
import { sendTestText } from '#api/modules/sms/settings/testText.ts'

mutation('updateSmsSettings', {
  authScopes: { can: 'smsSettings:manage' },
  description: 'Changes the given SMS settings. The credentials of the demo cannot be changed.',
  input: smsSettingsChanges,
  refusesKey: true,
  resolve: (input, { ctx, services }) => updateSmsSettings(ctx, services, input),
  payload: (t) => ({ business: businessField(t) }),
})

builder.mutationField('checkSmsConnection', (t) =>
  t.field({
    type: SmsCheck,
    nullable: true,
    authScopes: { can: 'smsSettings:manage' },
    description:
      'Asks the provider whether it accepts the stored account and its number; sends nothing, and changes nothing. At most twenty in five minutes.',
    resolve: (_root, _args, context) => checkConnection(context),
  }),
)

mutation('sendTestSms', {
  authScopes: { can: 'smsSettings:manage' },
  description:
    'Sends a test text, at most three in five minutes. An error contains the reason that the provider gives.',
  input: testText,
  refusesKey: true,
  resolve: ({ phoneNumber }, context) => sendTestText(context, phoneNumber),
  payload: (t) => ({
    smsMessage: t.prismaField({
      type: SmsMessage,
      resolve: (query, { id }, _args, { ctx }) =>
        ctx.db.smsMessage.findUniqueOrThrow({ ...query, where: ctx.key(id) }),
    }),
    business: businessField(t),
  }),
})
