import { definePlainScreen } from '#web/router/screen.ts'

export const forgotPasswordRoute = definePlainScreen({
  paths: ['/forgot-password'],
  title: 'Forgot your password?',
  access: 'anyone',
  load: () => import('./ForgotPasswordScreen.tsx').then((code) => code.ForgotPasswordScreen),
})
