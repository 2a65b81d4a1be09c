import { Toast } from '@base-ui/react/toast'
import type { ReactNode } from 'react'
import { ToastCard } from './ToastCard.tsx'
import type { ToastData } from './useToast.ts'

/** Stands around the whole application, once; `useToast` speaks through it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider limit={3}>
      {children}
      <Toast.Portal>
        {/* Below `lg` above the add button and the buttons at the foot of a sheet. */}
        <Toast.Viewport className="fixed right-4 bottom-[calc(max(1rem,env(safe-area-inset-bottom))+3.75rem)] z-60 w-[calc(100vw-2rem)] outline-none sm:right-6 sm:w-120 lg:bottom-6">
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
