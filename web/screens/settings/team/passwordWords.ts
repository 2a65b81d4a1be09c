/** The minimum length, in characters. */
const shortest = 6

/** The same message as the API. */
export const tooShort = 'Password must be at least 6 characters'

/** The toast of a password that is too short. */
export const tooShortToast = {
  title: 'Password Too Short',
  description: 'Password must be at least 6 characters long.',
}

export const isTooShort = (password: string) => [...password].length < shortest
