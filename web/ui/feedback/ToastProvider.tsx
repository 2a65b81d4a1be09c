import { Toast } from '@base-ui/react/toast'
import { type ReactNode, useEffect } from 'react'
import { ToastCard } from './ToastCard.tsx'
import { type ToastData, watchAbsence } from './useToast.ts'

/** The provider of toasts around the whole application; `useToast` shows them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  useEffect(watchAbsence, [])
  return (
    <Toast.Provider limit={3}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className="toasts fixed z-45 outline-none print:hidden">
          <ToastStack />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastStack() {
  const { toasts } = Toast.useToastManager<ToastData>()
  return toasts.map((toast) => <ToastCard key={toast.id} toast={toast} />)
}
