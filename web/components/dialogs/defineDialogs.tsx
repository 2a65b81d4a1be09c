import { type ComponentType, type Context, createContext, lazy, type ReactNode, use, useState } from 'react'
import { useDialogAddress } from '#web/router/useDialogAddress.ts'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { focusedSuccessor } from '../useListFocus.ts'
import { LazyDialogs } from './LazyDialogs.tsx'

/** Opens a dialog for a record, or with other props that the screen does not give to all of them. */
type OpenDialog<Kinds> = <Kind extends keyof Kinds & string>(
  kind: Kind,
  ...props: Partial<Kinds[Kind]> extends Kinds[Kind] ? [props?: Kinds[Kind]] : [props: Kinds[Kind]]
) => void

/** What the component that renders all dialogs of a screen passes on to `OpenDialogs`. */
export interface Dialogs<Kinds> {
  /** The latest request; it stays after its dialog was closed. Null before the first. */
  readonly request: {
    readonly kind: string
    readonly props: object | undefined
    /** Counts the requests: each has a dialog of its own, with fresh state. */
    readonly number: number
    readonly dialog: DialogState
  } | null
  /** The dialogs that have an address. */
  readonly addressed: readonly { readonly kind: string; readonly dialog: DialogState }[]
  /** Never set: the props with which each dialog is opened, for the type checker. */
  readonly kinds?: Kinds
}

// biome-ignore lint/suspicious/noExplicitAny: dialogs of any kinds
type DialogsProps = { readonly opened: Dialogs<any> }

type KindsOf<Props extends DialogsProps> = NonNullable<Props['opened']['kinds']>

interface LoadedDialogs<Props> {
  readonly load: () => Promise<unknown>
  readonly Component: ComponentType<DialogsProps>
  /** Never set: its props, for the type checker. */
  readonly props?: Props
}

/** The component that renders the dialogs of a screen, whose code is loaded after the screen. */
export function loadDialogs<Props extends DialogsProps>(
  load: () => Promise<ComponentType<Props>>,
): LoadedDialogs<Props> {
  return { load, Component: lazy(async () => ({ default: (await load()) as ComponentType<DialogsProps> })) }
}

/**
 * The dialogs of a screen; `addresses` are the names of those that have an address. The screen renders the `Host` around
 * what opens them, with `loadDialogs` of the component that renders them by `OpenDialogs`, and with what all of them
 * need. Everything inside opens one through `useOpen` with a fragment key of its record, which the dialog keeps by
 * `useLastKnown`, because its row may leave the list meanwhile; a dialog that opens another is replaced by it. Focus
 * returns to the button, or by `useListFocus` to the row that took the place of the removed one.
 */
export function defineDialogs<Props extends DialogsProps>(
  addresses: Partial<Record<keyof KindsOf<Props> & string, string>> = {},
) {
  const Context = createContext<Open>(() => {})
  return {
    Host: ({ of, children, ...shared }: Omit<Props, 'opened'> & HostProps<Props>) => (
      <DialogHost {...{ of, shared, Context, children }} addresses={addresses as Addresses} />
    ),
    useOpen: () => use(Context) as OpenDialog<KindsOf<Props>>,
  }
}

type Open = (kind: string, props?: object) => void

type Addresses = Readonly<Record<string, string>>

interface HostProps<Props> {
  of: LoadedDialogs<Props>
  children: ReactNode
}

interface DialogHostProps {
  of: LoadedDialogs<DialogsProps>
  shared: object
  addresses: Addresses
  Context: Context<Open>
  children: ReactNode
}

type Request = Omit<NonNullable<Dialogs<unknown>['request']>, 'dialog'> & Pick<DialogState, 'finalFocus'>

function DialogHost({ of: { load, Component }, shared, addresses, Context, children }: DialogHostProps) {
  const [request, setRequest] = useState<Request | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { dialogOf, show } = useDialogAddress()

  const open: Open = (kind, props) => {
    const name = addresses[kind]
    if (name !== undefined && props === undefined) return show(name)
    // A dialog that replaces an open one returns the focus to where that one was opened.
    const finalFocus = isOpen ? request?.finalFocus : focusedSuccessor()
    setRequest((last) => ({ kind, props, finalFocus, number: (last?.number ?? 0) + 1 }))
    setIsOpen(true)
  }
  const addressed = Object.entries(addresses).map(([kind, name]) => ({ kind, dialog: dialogOf(name) }))
  const dialog = {
    open: isOpen,
    onClose: () => setIsOpen(false),
    onReopen: () => setIsOpen(true),
    finalFocus: request?.finalFocus,
  }
  const opened = { addressed, request: request && { ...request, dialog } }

  return (
    <Context value={open}>
      {children}
      <LazyDialogs open={isOpen || addressed.some(({ dialog: { open } }) => open)} load={load}>
        <Component {...shared} opened={opened} />
      </LazyDialogs>
    </Context>
  )
}
