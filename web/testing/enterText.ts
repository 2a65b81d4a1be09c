import type { UserEvent } from '@testing-library/user-event'

/** Appends text to a field in one step. Typing it key by key would render the screen once per letter. */
export async function enterText(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field)
  await user.paste(text)
}
