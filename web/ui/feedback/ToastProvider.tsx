import { Toast } from '@base-ui/react/toast'
import type { ReactNode } from 'react'
import { ToastCard } from './ToastCard.tsx'

/** Stands around the whole application, once; `useToast` speaks through it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider limit={3}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className="fixed right-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-60 w-[calc(100vw-2rem)] outline-none sm:right-6 sm:bottom-6 sm:w-92">
          <ToastStack />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastStack() {
  const { toasts } = Toast.useToastManager()
  return toasts.map((toast) => <ToastCard key={toast.id} toast={toast} />)
}
