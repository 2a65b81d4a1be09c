/** The key in sessionStorage, which keeps the token in this tab until the tab is closed. */
const storageKey = 'cuecard_graphiql_token'

const style = `
#body { display: flex; flex-direction: column; height: 100dvh; }
#root { flex: 1; height: auto; min-height: 0; }
#session { --ink: #1c1f1d; --soft: #555e58; --line: #d5dad6; --back: #f6f8f6; --accent: #0f6b4a; --bad: #b3261e;
  display: flex; flex-wrap: wrap; align-items: center; gap: 6px 12px; padding: 8px 16px; font: 14px/1.4 system-ui, sans-serif;
  color: var(--ink); background: var(--back); border-bottom: 1px solid var(--line); }
@media (prefers-color-scheme: dark) {
  #session { --ink: #e9eeeb; --soft: #a9b3ad; --line: #38413c; --back: #161b18; --accent: #5fd3a4; --bad: #ffb4ab; } }
#session h1 { margin: 0 auto 0 0; font-size: 14px; font-weight: 600; }
#session form { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 8px; margin: 0; }
#session label { display: flex; align-items: center; gap: 6px; color: var(--soft); }
#session input { width: 8.5em; height: 30px; padding: 0 8px; font: inherit; color: var(--ink); background: transparent;
  border: 1px solid var(--soft); border-radius: 6px; }
#session button { height: 30px; padding: 0 12px; font: inherit; color: var(--ink); background: transparent; cursor: pointer;
  border: 1px solid var(--soft); border-radius: 6px; }
#session button[type=submit] { font-weight: 600; color: var(--back); background: var(--accent); border-color: var(--accent); }
#session :is(input, button):focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
#session p { margin: 0; color: var(--soft); }
#session p strong { color: var(--ink); }
#session p[role=alert] { color: var(--bad); }
#session p:empty, #session [hidden] { display: none; }
@media (pointer: coarse) { #session :is(input, button) { height: 44px; } }
`

const markup = `
<header id="session">
  <h1>Cuecard GraphiQL</h1>
  <p role="alert" id="session-trouble"></p>
  <form id="session-sign-in">
    <label>Username <input name="username" autocomplete="username" autocapitalize="none" required></label>
    <label>Password <input name="password" type="password" autocomplete="current-password" required></label>
    <button type="submit">Sign in</button>
    <button type="button" id="session-other">Use a token or key</button>
  </form>
  <form id="session-paste" hidden>
    <label>Token or API key <input name="token" type="password" autocomplete="off" required></label>
    <button type="submit">Use it</button>
    <button type="button" id="session-back">Back</button>
  </form>
  <div id="session-known" hidden>
    <form id="session-sign-out">
      <p role="status">Signed in as <strong id="session-name"></strong></p>
      <button>Sign out</button>
    </form>
  </div>
</header>
`

/** Runs in the page before GraphiQL: signs in and out, and adds the token to GraphiQL's requests. */
const script = `
(() => {
  const key = ${JSON.stringify(storageKey)}
  const plainFetch = globalThis.fetch.bind(globalThis)
  const part = (id) => document.getElementById('session-' + id)
  const show = (...shown) => {
    for (const id of ['sign-in', 'paste', 'known']) part(id).hidden = !shown.includes(id)
  }
  const say = (text) => { part('trouble').textContent = text }
  const leave = (why) => {
    sessionStorage.removeItem(key)
    show('sign-in')
    say(why)
  }

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const token = sessionStorage.getItem(key)
    const ours = new URL(request.url).origin === location.origin && !request.headers.has('authorization')
    if (token && ours) request.headers.set('authorization', 'Bearer ' + token)
    const response = await plainFetch(request)
    if (token && ours && response.status === 401 && sessionStorage.getItem(key) === token) {
      leave('Your session has ended. Please sign in again.')
    }
    return response
  }

  const ask = async (query, variables, token) => {
    const response = await plainFetch(location.pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: 'Bearer ' + token }) },
      body: JSON.stringify({ query, variables }),
    })
    return response.json()
  }

  /** The name of whoever a token lets in; null when it lets nobody in. */
  const nameOf = async (token) => {
    const operator = await ask('{ superadmin { username } }', {}, token)
    if (operator.data?.superadmin) return operator.data.superadmin.username + ' (superadmin)'
    const program = await ask('{ viewer { apiKey { name } business { name } } }', {}, token)
    if (!program.data?.viewer) return null
    const { apiKey, business } = program.data.viewer
    if (apiKey) return apiKey.name + ' (API key), ' + business.name
    const person = await ask('{ viewer { user { fullName } } }', {}, token)
    return person.data ? person.data.viewer.user.fullName + ', ' + business.name : null
  }

  const enter = async (token, refused) => {
    const name = await nameOf(token)
    if (name === null) return leave(refused)
    sessionStorage.setItem(key, token)
    part('name').textContent = name
    say('')
    show('known')
    document.querySelector('#session-known button').focus()
    // GraphiQL asked for the schema before anybody was signed in, and was refused.
    document.querySelector('button[aria-label^="Re-fetch GraphQL schema"]')?.click()
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
    const mutation = 'mutation ($input: SignInInput!) { signInSuperadmin(input: $input) { token } }'
    const { data, errors } = await ask(mutation, { input: Object.fromEntries(fields) })
    if (!data?.signInSuperadmin) return say(errors[0].message)
    part('sign-in').reset()
    await enter(data.signInSuperadmin.token, 'Please sign in again.')
  })
  onSubmit('paste', async (fields) => {
    part('paste').reset()
    await enter(fields.get('token').trim().replace(/^Bearer /i, ''), 'This token lets nobody in.')
  })
  onSubmit('sign-out', async () => {
    leave('')
    part('sign-in').querySelector('input').focus()
  })
  part('other').addEventListener('click', () => {
    say('')
    show('paste')
    part('paste').querySelector('input').focus()
  })
  part('back').addEventListener('click', () => {
    say('')
    show('sign-in')
    part('sign-in').querySelector('input').focus()
  })

  const kept = sessionStorage.getItem(key)
  if (kept) enter(kept, 'Your session has ended. Please sign in again.').catch(() => say(''))
})()
`

/**
 * Adds a bar above GraphiQL for signing in. Superadmins sign in with username and password; a user's token or an API
 * key can be pasted. The token is kept in the tab and sent with every operation.
 */
export function withSessionBar(html: string): string {
  return html
    .replace(
      '</style>',
      () => `${style}</style>\n<meta name="viewport" content="width=device-width, initial-scale=1">`,
    )
    .replace('<div id="root"></div>', () => `${markup}<script>${script}</script>\n<div id="root"></div>`)
}
