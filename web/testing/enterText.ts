import type { UserEvent } from '@testing-library/user-event'

/** Enters a text behind what a field holds, in one go: typed key by key, each letter draws the screen anew. */
export async function enterText(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field)
  await user.paste(text)
}
