import { builder } from '#api/core/builder.ts'
import { businessField } from '#api/modules/business/payload.ts'
import { SmsMessage } from '#api/modules/sms/schema.ts'
import { updateSmsSettings } from '#api/modules/sms/settings/service.ts'
import { sendTestText } from '#api/modules/sms/settings/testText.ts'

builder.relayMutationField(
  'updateSmsSettings',
  {
    inputFields: (t) => ({
      smsEnabled: t.boolean(),
      twilioAccountSid: t.string({ description: 'Null for none.' }),
      twilioAuthToken: t.string({
        description: 'The mask or an empty text keeps the one that is there; null removes it.',
      }),
      twilioPhoneNumber: t.string({ description: 'In E.164, as +15551234567; null for none.' }),
    }),
  },
  {
    authScopes: { can: 'smsSettings:manage' },
    description: 'Changes the SMS settings that are given. The credentials of the demo stay.',
    resolve: (_root, { input }, { shop, house }) => updateSmsSettings(shop, house, input),
  },
  { outputFields: (t) => ({ business: businessField(t) }) },
)

builder.relayMutationField(
  'sendTestSms',
  {
    inputFields: (t) => ({
      phoneNumber: t.string({ required: true, description: 'At least 10 digits.' }),
    }),
  },
  {
    authScopes: { can: 'smsSettings:manage' },
    description: "Sends a test text; three in five minutes. A failure says the provider's reason.",
    resolve: (_root, { input }, context) => sendTestText(context, input),
  },
  {
    outputFields: (t) => ({
      smsMessage: t.prismaField({
        type: SmsMessage,
        resolve: (query, { id }, _args, { shop }) =>
          shop.db.smsMessage.findUniqueOrThrow({ ...query, where: shop.key(id) }),
      }),
      business: businessField(t),
    }),
  },
)
