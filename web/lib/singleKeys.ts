import { readCookie, writeCookie } from './cookies.ts'

const cookie = 'single_keys'

/** Whether keys without Ctrl or ⌘ act on the pages of this browser. Who dictates, or rests a hand on the keys, may not want it. */
export const areSingleKeysOn = () => readCookie(cookie) !== 'off'

export const switchSingleKeys = (on: boolean) => writeCookie(cookie, on ? 'on' : 'off')
