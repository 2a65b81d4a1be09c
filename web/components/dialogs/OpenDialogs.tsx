import { createElement, type FunctionComponent, type ReactNode } from 'react'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import type { Dialogs } from './defineDialogs.tsx'

/** The dialogs of a screen, by the names with which they are opened. */
type DialogMap = Readonly<Record<string, (props: never) => ReactNode>>

/** The props with which each dialog is opened: neither its state, nor what the screen gives to all of them. */
export type OpenedDialogs<Map extends DialogMap, Shared extends string = never> = Dialogs<{
  readonly [Kind in keyof Map]: Omit<Parameters<Map[Kind]>[0], keyof DialogState | Shared>
}>

interface OpenDialogsProps<Shared> {
  dialogs: DialogMap
  // biome-ignore lint/suspicious/noExplicitAny: dialogs of any kinds
  opened: Dialogs<any>
  /** The props of all dialogs. */
  shared?: Shared
}

/** Renders the requested dialog, and those that have an address. */
export function OpenDialogs<Shared extends object>({ dialogs, opened, shared }: OpenDialogsProps<Shared>) {
  const { request, addressed } = opened
  const show = (kind: string, props: object) => createElement(dialogs[kind] as FunctionComponent, props)
  return (
    <>
      {addressed.map(({ kind, dialog }) => show(kind, { key: kind, ...shared, ...dialog }))}
      {request && show(request.kind, { key: request.number, ...shared, ...request.props, ...request.dialog })}
    </>
  )
}
