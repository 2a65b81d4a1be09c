import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Button } from '../actions/Button.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import type { ToastData } from './useToast.ts'

type ToastObject = ReturnType<typeof Toast.useToastManager<ToastData>>['toasts'][number]

/** One message of the stack: the newest in front, all of them spread out under the pointer. */
export function ToastCard({ toast }: { toast: ToastObject }) {
  return (
    // Base UI hides what it speaks elsewhere, and the button until one is near. Everybody is to find both: errors,
    // which an alert of the viewport's speaks, are just not read out twice.
    <Toast.Root
      toast={toast}
      aria-hidden={undefined}
      aria-live={toast.type === 'error' ? 'off' : undefined}
      swipeDirection={['right', 'down', 'up']}
      className="toast"
    >
      <Toast.Content className="flex items-start gap-3 overflow-hidden p-3 pl-4 transition-opacity data-behind:opacity-0 data-expanded:opacity-100">
        {toast.type === 'error' ? (
          <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-danger-ink" />
        ) : (
          <CircleCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent-ink" />
        )}
        <div className="min-w-0 flex-1">
          <Toast.Title className="font-medium text-ink" />
          <Toast.Description className="break-words text-muted" />
          {toast.data?.subject && <p className="truncate text-ink">{toast.data.subject}</p>}
        </div>
        {toast.actionProps && <Toast.Action render={<Button size="sm" />} />}
        <Toast.Close aria-hidden={undefined} render={<IconButton label="Dismiss" icon={<X />} size="sm" />} />
      </Toast.Content>
    </Toast.Root>
  )
}
