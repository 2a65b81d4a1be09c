import { audiences, examplesFor } from './examples/examples.ts'
import { fixes } from './fixes.ts'
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

const markup = `
<header id="session">
  <h1>Cuecard GraphiQL</h1>
  <a href="/" id="session-back-link">Back to Cuecard</a>
  <p role="alert" id="session-trouble"></p>
  <div id="session-nobody">
    <button type="button" id="session-in">Sign in</button>
    <button type="button" id="session-other">Use a token or key</button>
  </div>
  <form id="session-sign-in" hidden>
    <label>Username <input name="username" autocomplete="username" autocapitalize="none" required></label>
    <label>Password <input name="password" type="password" autocomplete="current-password" required></label>
    <button type="submit">Sign in</button>
    <button type="button" data-back>Back</button>
  </form>
  <form id="session-paste" hidden>
    <label>Token or API key <input name="token" type="password" autocomplete="off" required></label>
    <button type="submit">Use it</button>
    <button type="button" data-back>Back</button>
  </form>
  <form id="session-known" hidden>
    <p role="status">Signed in as <strong id="session-name"></strong></p>
    <button id="session-end">Sign out</button>
  </form>
</header>
`

/**
 * Runs before GraphiQL: resolves the current session, signs in and out, and adds the token to GraphiQL's requests. A
 * token entered here takes precedence over the Cuecard session of the browser.
 */
const script = `
(() => {
  const key = ${JSON.stringify(storageKey)}
  const plainFetch = globalThis.fetch.bind(globalThis)
  const part = (id) => document.getElementById('session-' + id)
  const own = () => sessionStorage.getItem(key)
  let out = false
  const token = () => (out ? null : (own() ?? localStorage.getItem('auth_token')))
  const show = (shown) => {
    for (const id of ['nobody', 'sign-in', 'paste', 'known']) part(id).hidden = id !== shown
    part(shown).querySelector('input')?.focus()
  }
  const say = (text) => { part('trouble').textContent = text }
  const leave = (why) => {
    sessionStorage.removeItem(key)
    sessionStorage.removeItem(roleKey)
    out = true
    show('nobody')
    say(why)
  }
  /** What a session token says of its owner; nothing for an API key. */
  const claimsOf = (text) => {
    try {
      return JSON.parse(atob(text.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')))
    } catch {
      return {}
    }
  }
  const isSuperadmin = (text) => claimsOf(text).type === 'superadmin'

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const sent = token()
    const ours = new URL(request.url).origin === location.origin && !request.headers.has('authorization')
    if (sent && ours) request.headers.set('authorization', 'Bearer ' + sent)
    const response = await plainFetch(request)
    if (sent && ours && response.status === 401 && token() === sent) {
      leave('Your session has ended. Please sign in again.')
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

  /** The role of the API key that this tab keeps. */
  const roleKey = key + '_role'

  /** The display name of the owner of a token; null for an invalid token. */
  const nameOf = async (text) => {
    if (isSuperadmin(text)) {
      const operator = await ask('{ superadmin { username } }', {}, text)
      return operator.data?.superadmin ? operator.data.superadmin.username + ' (superadmin)' : null
    }
    const program = await ask('{ viewer { apiKey { name role } business { name } } }', {}, text)
    if (!program.data?.viewer) return null
    const { apiKey, business } = program.data.viewer
    if (apiKey) {
      sessionStorage.setItem(roleKey, apiKey.role)
      return apiKey.name + ' (API key), ' + business.name
    }
    const account = await ask('{ viewer { user { fullName } } }', {}, text)
    return account.data ? account.data.viewer.user.fullName + ', ' + business.name : null
  }

  /** Stores a valid token and reloads the page with the schema and examples of its owner. */
  const enter = async (text, refused) => {
    if ((await nameOf(text)) === null) return leave(refused)
    sessionStorage.setItem(key, text)
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
    const several = errors[0].extensions?.code === 'CHOOSE_BUSINESS'
    say(several ? 'You have accounts in several businesses. Sign in to Cuecard, then come back.' : errors[0].message)
  })
  onSubmit('paste', async (fields) => {
    part('paste').reset()
    await enter(fields.get('token').trim().replace(/^Bearer /i, ''), 'This token lets nobody in.')
  })
  onSubmit('known', async () => {
    if (own() === null) return show('nobody')
    leave('')
    part('in').focus()
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
      if (name === null) return leave('Your session has ended. Please sign in again.')
      part('name').textContent = name
      part('end').textContent = own() === null ? 'Switch account' : 'Sign out'
      show('known')
    }, () => {})
  }

  /** Whose examples are shown; those of employees before anybody has signed in. */
  const audienceOf = (text) => {
    if (!text) return 'user:EMPLOYEE'
    if (isSuperadmin(text)) return 'superadmin'
    const { role } = claimsOf(text)
    return role ? 'user:' + role.toUpperCase() : 'key:' + (sessionStorage.getItem(roleKey) ?? 'EMPLOYEE')
  }
  // Each audience has GraphiQL tabs and settings of its own.
  const audience = audienceOf(first)
  const kept = (name) => audience + ':' + name
  globalThis.cuecardOptions = {
    defaultTabs: ${JSON.stringify(tabs)}[audience],
    defaultEditorToolsVisibility: innerWidth > 900,
    defaultTheme: /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1],
    storage: {
      getItem: (name) => localStorage.getItem(kept(name)),
      setItem: (name, value) => localStorage.setItem(kept(name), value),
      removeItem: (name) => localStorage.removeItem(kept(name)),
      clear: () => Object.keys(localStorage).filter((name) => name.startsWith(kept('graphiql:')))
        .forEach((name) => localStorage.removeItem(name)),
      get length() { return Object.keys(localStorage).filter((name) => name.startsWith(kept('graphiql:'))).length },
    },
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
    .replace('globalAPI: false', 'globalAPI: true')
    .replace(`${options},`, () => `Object.assign(${options}, globalThis.cuecardOptions),`)
}
