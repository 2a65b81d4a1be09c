import { Outlet } from 'react-router'
import { ToastProvider } from '#web/ui/feedback/ToastProvider.tsx'

export function PublicLayout() {
  return (
    <ToastProvider>
      <Outlet />
    </ToastProvider>
  )
}
