import { Toast } from '@base-ui/react/toast'
import type { ReactNode } from 'react'
import { ToastCard } from './ToastCard.tsx'
import type { ToastData } from './useToast.ts'

/** The provider of toasts around the whole application; `useToast` shows them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider limit={3}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className="toasts fixed right-4 z-45 w-[calc(100vw-2rem)] outline-none sm:right-6 sm:w-160">
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
