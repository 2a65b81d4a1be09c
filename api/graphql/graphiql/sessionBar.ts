import { audiences, examplesFor } from './examples/examples.ts'
import { fixes } from './fixes.ts'
import { markup } from './markup.ts'
import { styles } from './styles.ts'

/** The sessionStorage key of a token that was entered in this tab. */
const storageKey = 'cuecard_graphiql_token'

/** The tabs of each audience. */
const tabs = Object.fromEntries(
  audiences.map((audience) => [
    audience,
    examplesFor(audience).map(({ query, variables = {} }) => ({
      query,
      variables: JSON.stringify(variables, null, 2),
    })),
  ]),
)

/**
 * Runs before GraphiQL: resolves the current session, signs in and out, and adds the token to GraphiQL's requests. A
 * token entered here takes precedence over the Cuecard session of the browser.
 */
const script = `
(() => {
  const key = ${JSON.stringify(storageKey)}
  const plainFetch = globalThis.fetch.bind(globalThis)
  const part = (id) => document.getElementById('session-' + id)
  /** What a session token says of its owner; nothing for an API key. */
  const claimsOf = (text) => {
    try {
      return JSON.parse(atob(text.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')))
    } catch {
      return {}
    }
  }
  const isSuperadmin = (text) => claimsOf(text).type === 'superadmin'
  /** The owner of a session token, by the names that the application uses in the browser's storage. */
  const ownerOf = (text) => {
    const { sub, businessId } = claimsOf(text)
    return isSuperadmin(text) ? 'superadmin:' + sub : businessId + ':' + sub
  }
  /** Who is signed in to Cuecard in this browser. */
  const inCuecard = () => {
    const text = localStorage.getItem('auth_token')
    return text === null ? '' : ownerOf(text)
  }
  // A token that was entered here ends when somebody else signs in to Cuecard, or this person signs out there.
  const own = () => (sessionStorage.getItem(besideKey) === inCuecard() ? sessionStorage.getItem(key) : null)
  const live = (text) => {
    const isOver = text === null || text === sessionStorage.getItem(endedKey) || claimsOf(text).exp * 1000 <= Date.now()
    return isOver ? null : text
  }
  const token = () => live(own()) ?? live(localStorage.getItem('auth_token'))
  const show = (shown) => {
    for (const id of ['nobody', 'sign-in', 'paste', 'known']) part(id).hidden = id !== shown
    part(shown).querySelector('input')?.focus()
  }
  const say = (text) => { part('trouble').textContent = text }
  /** Forgets the token that was entered here and opens the page anew, without what is typed in it. */
  const leave = () => {
    for (const name of [key, roleKey, idKey, besideKey]) sessionStorage.removeItem(name)
    location.replace(location.pathname)
  }
  const onEnd = (ended) => {
    sessionStorage.setItem(endedKey, ended)
    leave()
  }

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const sent = token()
    const ours = new URL(request.url).origin === location.origin && !request.headers.has('authorization')
    if (sent && ours) request.headers.set('authorization', 'Bearer ' + sent)
    const response = await plainFetch(request)
    if (sent && ours && response.status === 401 && token() === sent) {
      onEnd(sent)
    }
    return response
  }

  const ask = async (query, variables, as) => {
    const response = await plainFetch(location.pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(as && { authorization: 'Bearer ' + as }) },
      body: JSON.stringify({ query, variables }),
    })
    return response.json()
  }

  /** The role and the number of the API key that this tab keeps, and who was signed in to Cuecard when it was entered. */
  const roleKey = key + '_role'
  const idKey = key + '_id'
  const besideKey = key + '_beside'
  /** The token that the server no longer accepts. */
  const endedKey = key + '_ended'

  /** The display name of the owner of a token; null for an invalid token. */
  const nameOf = async (text) => {
    if (isSuperadmin(text)) {
      const operator = await ask('{ superadmin { username } }', {}, text)
      return operator.data?.superadmin ? operator.data.superadmin.username + ' (superadmin)' : null
    }
    const program = await ask('{ viewer { apiKey { id name role } business { name } } }', {}, text)
    if (!program.data?.viewer) return null
    const { apiKey, business } = program.data.viewer
    if (apiKey) {
      sessionStorage.setItem(roleKey, apiKey.role)
      sessionStorage.setItem(idKey, apiKey.id)
      return apiKey.name + ' (API key), ' + business.name
    }
    const account = await ask('{ viewer { user { fullName } } }', {}, text)
    return account.data ? account.data.viewer.user.fullName + ', ' + business.name : null
  }

  /** Stores a valid token and reloads the page with the schema and examples of its owner. */
  const enter = async (text, refused) => {
    if ((await nameOf(text)) === null) {
      show('nobody')
      return say(refused)
    }
    sessionStorage.removeItem(endedKey)
    if (live(text) === null) return say('The clock of this device is wrong. Set its date and time, then sign in.')
    sessionStorage.setItem(key, text)
    sessionStorage.setItem(besideKey, inCuecard())
    location.reload()
  }

  /** A form that does its work once at a time. */
  const onSubmit = (id, work) => {
    let running = false
    part(id).addEventListener('submit', async (event) => {
      event.preventDefault()
      if (running) return
      running = true
      try {
        await work(new FormData(event.target))
      } catch {
        say('The server cannot be reached. Please try again.')
      } finally {
        running = false
      }
    })
  }

  onSubmit('sign-in', async (fields) => {
    const field = fields.get('username').trim().toLowerCase() === 'triton' ? 'signInSuperadmin' : 'signIn'
    const mutation = 'mutation ($input: SignInInput!) { ' + field + '(input: $input) { token } }'
    const { data, errors } = await ask(mutation, { input: Object.fromEntries(fields) })
    if (data?.[field]) return enter(data[field].token, 'Please sign in again.')
    const further = {
      CHOOSE_BUSINESS: 'You have accounts in several businesses. Sign in to Cuecard, then come back.',
      SECOND_FACTOR_REQUIRED: 'Your account has a second factor. Sign in to Cuecard, then come back.',
    }
    say(further[errors[0].extensions?.code] ?? errors[0].message)
  })
  onSubmit('paste', async (fields) => {
    part('paste').reset()
    await enter(fields.get('token').trim().replace(/^Bearer /i, ''), 'This token lets nobody in.')
  })
  onSubmit('known', async () => {
    if (own() === null) return show('nobody')
    forgetTexts(() => true)
    leave()
  })
  const onPress = (button, shown) =>
    button.addEventListener('click', () => {
      say('')
      show(shown)
    })
  onPress(part('in'), 'sign-in')
  onPress(part('other'), 'paste')
  for (const back of document.querySelectorAll('#session [data-back]')) onPress(back, 'nobody')
  const from = document.referrer
  if (from && new URL(from).origin === location.origin && !from.includes('/graphql')) part('back-link').href = from

  const first = token()
  if (first) {
    nameOf(first).then((name) => {
      if (name === null) return onEnd(first)
      part('name').textContent = name
      part('end').textContent = own() === null ? 'Switch account' : 'Sign out'
      show('known')
    }, () => {})
  } else if (sessionStorage.getItem(endedKey) !== null) say('Your session has ended. Please sign in again.')

  /** Whose examples are shown; those of employees before anybody has signed in. */
  const audienceOf = (text) => {
    if (!text) return 'user:EMPLOYEE'
    if (isSuperadmin(text)) return 'superadmin'
    const { role } = claimsOf(text)
    return role ? 'user:' + role.toUpperCase() : 'key:' + (sessionStorage.getItem(roleKey) ?? 'EMPLOYEE')
  }
  const audience = audienceOf(first)
  const owner = !first ? null : claimsOf(first).sub ? ownerOf(first) : 'key:' + sessionStorage.getItem(idKey)
  /** Whether what is typed is kept in this tab: while its owner is signed in. */
  const isKept = () => owner !== null && token() === first
  const kept = (name) => owner + ' ' + name
  const texts = () => Object.keys(sessionStorage).filter((name) => name.includes(' graphiql:'))
  const forgetTexts = (isGone) => texts().filter(isGone).forEach((name) => sessionStorage.removeItem(name))
  const isOwn = (name) => name.startsWith(kept(''))
  if (owner !== null) forgetTexts((name) => !isOwn(name))
  // Earlier versions kept texts by role, in the storage of all tabs.
  for (const name of Object.keys(localStorage)) if (name.includes(':graphiql:')) localStorage.removeItem(name)
  // Somebody signed in or out in another tab; signing out clears the whole storage.
  addEventListener('storage', ({ key: changed }) => {
    if (changed === null) forgetTexts(() => true)
    if (token() !== first) location.reload()
  })
  const defaults = { 'graphiql:theme': /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1] }
  const storage = {
    getItem: (name) => (isKept() ? sessionStorage.getItem(kept(name)) : null) ?? defaults[name] ?? null,
    setItem: (name, value) => isKept() && sessionStorage.setItem(kept(name), value),
    removeItem: (name) => sessionStorage.removeItem(kept(name)),
    clear: () => forgetTexts(isOwn),
    get length() { return texts().filter(isOwn).length },
  }
  // GraphiQL opens one more tab, unless it is given a query and variables that are those of a tab.
  const { tabs = [], activeTabIndex } = JSON.parse(storage.getItem('graphiql:tabState') ?? '{}')
  const { query: last, variables } = tabs[activeTabIndex] ?? {}
  const query = new URLSearchParams(location.search).get('query') ?? last
  if (isKept()) history.replaceState(null, '', location.pathname)
  globalThis.cuecardOptions = {
    defaultTabs: ${JSON.stringify(tabs)}[audience],
    defaultEditorToolsVisibility: innerWidth > 900,
    query: query ?? undefined,
    // GraphiQL warns of a query without it.
    onEditQuery: () => {},
    variables: query === last ? variables : undefined,
    storage,
  }
})()
`

/**
 * Adds a bar above GraphiQL that says who is signed in. A user with a Cuecard session is signed in automatically; other
 * users enter a username and password, a token or an API key, which the tab keeps.
 * @param options the options object literal of GraphiQL in `html`
 */
export function withSessionBar(html: string, options: string): string {
  return html
    .replace(
      '</style>',
      () => `${styles}</style>\n<meta name="viewport" content="width=device-width, initial-scale=1">`,
    )
    .replace(
      '<div id="root"></div>',
      () => `${markup}<script>${script};${fixes}</script>\n<main id="root"></main>`,
    )
    .replace(`${options},`, () => `Object.assign(${options}, globalThis.cuecardOptions),`)
}
