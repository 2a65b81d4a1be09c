/** The bar above GraphiQL: who is signed in, and the ways to sign in. */
export const markup = `
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
