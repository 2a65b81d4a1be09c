import { definePlainScreen } from '#web/router/screen.ts'

export const resetPasswordRoute = definePlainScreen({
  paths: ['/reset-password'],
  title: 'Choose a new password',
  access: 'anyone',
  load: () => import('./ResetPasswordScreen.tsx').then((code) => code.ResetPasswordScreen),
})
