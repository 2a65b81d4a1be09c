import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { Button } from '../actions/Button.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import type { ToastData } from './useToast.ts'

type ToastObject = ReturnType<typeof Toast.useToastManager<ToastData>>['toasts'][number]

/** A toast, in one line where it fits. The icon shows success or error, so only other titles are shown. */
export function ToastCard({ toast }: { toast: ToastObject }) {
  const secondAction = toast.data?.secondAction
  return (
    // Base UI hides toasts that it announces elsewhere, and their buttons until the pointer is near. Here they stay
    // accessible to screen readers; only errors are hidden, because the viewport already announces them as alerts.
    <Toast.Root
      toast={toast}
      aria-hidden={undefined}
      aria-live={toast.type === 'error' ? 'off' : undefined}
      swipeDirection={['left', 'right', 'up']}
      // A press on a toast must not take the focus from the field that somebody is typing into.
      onMouseDown={(event) => event.preventDefault()}
      className="toast select-none rounded-xl border border-line-strong bg-raised shadow-pop"
    >
      <Toast.Content className="max-h-full overflow-hidden">
        <div className="flex min-h-12 items-center gap-3 py-0.5 pr-1.5 pl-4 max-sm:gap-2.5 max-sm:pl-3">
          {/* On phones the name of the record needs the room beside two buttons. */}
          <ToastIcon type={toast.type} className={secondAction && 'max-sm:hidden'} />
          {/* Inline text: one line where it fits. On phones three lines, in smaller letters on the smallest, are no
              higher than the header of the page. */}
          <div className="my-0.5 line-clamp-3 max-[24rem]:line-clamp-5 min-w-0 flex-1 wrap-anywhere leading-tight max-sm:text-[clamp(0.75rem,3.7vw,0.875rem)]">
            <Toast.Title
              render={<span />}
              className={saidByIcon(toast) ? 'sr-only' : 'font-medium text-ink'}
            />{' '}
            <Toast.Description render={<span />} className="text-ink" />{' '}
            {toast.data?.subject && (
              <span className="text-muted">
                <span aria-hidden>· </span>
                <span translate="no">{toast.data.subject}</span>
              </span>
            )}
          </div>
          {secondAction && (
            <Button
              size="sm"
              variant="ghost"
              icon={secondAction.icon}
              aria-label={secondAction.label}
              onClick={secondAction.onSelect}
            >
              <span className="max-sm:hidden">{secondAction.label}</span>
            </Button>
          )}
          {toast.actionProps && <Toast.Action render={<Button size="sm" />} />}
          {/* On phones one swipes it away, and the sentence needs the room beside an Undo. */}
          <Toast.Close
            aria-hidden={undefined}
            render={<IconButton label="Dismiss" icon={<X />} size="sm" />}
            className={toast.actionProps && 'max-sm:hidden'}
          />
        </div>
        {toast.data?.below}
      </Toast.Content>
    </Toast.Root>
  )
}

function ToastIcon({ type, className }: { type: string | undefined; className: string | undefined }) {
  const [Icon, color] =
    type === 'error'
      ? [CircleAlert, 'text-danger-ink']
      : [type === 'info' ? Info : CircleCheck, 'text-accent-ink']
  return <Icon aria-hidden className={`size-4.5 shrink-0 ${color} ${className}`} />
}

/** Whether the title is no more than what the icon shows already. */
function saidByIcon({ title, description }: ToastObject): boolean {
  return Boolean(description) && (title === 'Success' || title === 'Error')
}
