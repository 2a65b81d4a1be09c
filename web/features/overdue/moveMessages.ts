import { counted, type OverdueKind } from './overdueKind.ts'

/** The toast after a move of all that is overdue. */
export const movedMessage = (kind: OverdueKind, count = 0) =>
  count === 0 ? `No ${kind} is overdue any more` : `${counted(kind, count)} moved`

/** The toasts of its Undo. */
export const backFeedback = <Response>(
  kind: OverdueKind,
  countOf: (response: Response) => number | undefined,
) => ({
  subject: null,
  undoes: true,
  success: (response: Response) => {
    const count = countOf(response) ?? 0
    return count === 0
      ? `Nothing moved back: every ${kind} has changed since`
      : `${counted(kind, count)} moved back`
  },
  failure: ({ message }: Error) => `Failed to undo the move: ${message}`,
})
