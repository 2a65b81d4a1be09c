/** The bar above GraphiQL, in the color scheme of GraphiQL. */
const bar = `
#body { display: flex; flex-direction: column; height: 100dvh; }
#root { flex: 1; height: auto; min-height: 0; }
#session { --ink: #1c1f1d; --soft: #555e58; --line: #d5dad6; --back: #f6f8f6; --accent: #0f6b4a; --bad: #b3261e;
  display: flex; flex-wrap: wrap; align-items: center; gap: 6px 12px; padding: 8px 16px; font: 14px/1.4 system-ui, sans-serif;
  color: var(--ink); background: var(--back); border-bottom: 1px solid var(--line); }
#body.graphiql-dark #session { --ink: #e9eeeb; --soft: #a9b3ad; --line: #38413c; --back: #161b18; --accent: #5fd3a4; --bad: #ffb4ab; }
@media (prefers-color-scheme: dark) { #body:not(.graphiql-light) #session {
  --ink: #e9eeeb; --soft: #a9b3ad; --line: #38413c; --back: #161b18; --accent: #5fd3a4; --bad: #ffb4ab; } }
#session h1 { margin: 0; font-size: 14px; font-weight: 600; }
#session a { color: var(--accent); }
#session h1 + a { display: flex; align-items: center; min-height: 30px; margin-right: auto; }
#session form { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 8px; margin: 0; }
#session label { display: flex; align-items: center; gap: 6px; color: var(--soft); }
#session input { width: 8.5em; height: 30px; padding: 0 8px; font: inherit; color: var(--ink); background: transparent;
  border: 1px solid var(--soft); border-radius: 6px; }
#session button { height: 30px; padding: 0 12px; font: inherit; color: var(--ink); background: transparent; cursor: pointer;
  border: 1px solid var(--soft); border-radius: 6px; }
#session button[type=submit] { font-weight: 600; color: var(--back); background: var(--accent); border-color: var(--accent); }
#session :is(a, input, button):focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
#session p { margin: 0; color: var(--soft); }
#session p strong { color: var(--ink); }
#session p[role=alert] { color: var(--bad); }
#session p:empty, #session [hidden] { display: none; }
@media (pointer: coarse) {
  #session :is(input, button) { height: 44px; font-size: 16px; }
  #session h1 + a { min-height: 44px; }
}
`

/**
 * Overrides for GraphiQL: sufficient contrast, no duplicate of the bar, tabs that stay in place (GraphiQL offsets the
 * focused one), and stacked panes on phones and tablets.
 */
const graphiql = `
.graphiql-container { width: 100%; height: 100%; }
.graphiql-container .graphiql-logo { display: none; }
.graphiql-container .graphiql-tab-add { margin-right: auto; }
.graphiql-container, .graphiql-dialog, .graphiql-dialog-overlay, .graphiql-tooltip, .CodeMirror-info, .CodeMirror-lint-tooltip,
[data-radix-popper-content-wrapper] {
  --alpha-secondary: .84; --color-primary: 320, 95%, 39%; --color-secondary: 242, 51%, 55%; --color-tertiary: 188, 100%, 26%;
  --color-info: 208, 100%, 39%; --color-success: 158, 60%, 29%; --color-warning: 36, 100%, 29%; --color-error: 13, 93%, 40%; }
#body.graphiql-dark .graphiql-container { --color-base: 220, 25%, 8%; }
@media (prefers-color-scheme: dark) { #body:not(.graphiql-light) .graphiql-container { --color-base: 220, 25%, 8%; } }
.graphiql-container .graphiql-response { background: hsl(var(--color-base)); }
.graphiql-container .graphiql-tab { transform: none !important; touch-action: auto !important; }
.graphiql-container .graphiql-tab-close { box-sizing: border-box; width: 24px; height: 24px; padding: 8px; }
.graphiql-container .graphiql-tab:has(.graphiql-tab-close) .graphiql-tab-button { min-width: 64px; padding-right: 32px; }
.graphiql-container .cm-s-graphiql { --alpha-tertiary: .76; }
.graphiql-container .graphiql-plugin a { display: inline-block; min-width: 24px; padding: 3px 0; text-decoration: underline;
  text-decoration-color: hsla(var(--color-neutral), 0.4); text-underline-offset: 3px; }
.graphiql-container .graphiql-doc-explorer-search:not(:focus-within) [role=combobox] { width: 11ch; }
.graphiql-container .graphiql-plugin a:hover { text-decoration-color: currentColor; }
@media (max-width: 720px) {
  #session { flex-wrap: nowrap; padding: 4px 8px; gap: 4px 8px; }
  #session h1 { position: absolute; width: 1px; height: 1px; overflow: hidden; white-space: nowrap; clip-path: inset(50%); }
  #session button { flex: none; padding: 0 12px; font-size: 14px; }
  #session #session-back-link { flex: none; width: 44px; margin: 0; overflow: hidden; white-space: nowrap;
    text-decoration: none; text-indent: 44px; position: relative; }
  #session-back-link::before { content: ''; position: absolute; left: 16px; top: calc(50% - 6px); width: 10px; height: 10px;
    border: solid currentColor; border-width: 0 0 2px 2px; rotate: 45deg; }
  #session #session-known { flex: 1; min-width: 0; flex-wrap: nowrap; }
  #session-known p { flex: 1; min-width: 0; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; font-size: 13px; }
  #session-known p strong { display: block; overflow: hidden; text-overflow: ellipsis; font-size: 14px; }
  #session-nobody { display: flex; gap: 8px; margin-left: auto; }
  #session:has(form:not([hidden]) input), #session:has(p[role=alert]:not(:empty)) { flex-wrap: wrap; }
  #session p[role=alert] { flex: 1 1 100%; order: 1; padding: 0 8px; }
  #session :is(#session-sign-in, #session-paste) { flex: 1; }
  #session label { flex: 1 1 40%; flex-direction: column; align-items: stretch; gap: 0; font-size: 12px; }
  #session label input { width: 100%; box-sizing: border-box; }
  #session:has(form:not([hidden]) input) #session-back-link { display: none; }
}
@media (max-width: 900px) {
  .graphiql-container, .graphiql-container .graphiql-main, .graphiql-container #graphiql-session {
    flex-direction: column; }
  .graphiql-container .graphiql-main, .graphiql-container .graphiql-sessions, .graphiql-container #graphiql-session,
  .graphiql-container #graphiql-session > *, .graphiql-container .graphiql-editors > * { min-height: 0; overflow: hidden; }
  .graphiql-container .graphiql-main { position: relative; }
  .graphiql-container .graphiql-main > * { min-width: 0 !important; min-height: 0; flex: 1 1 0 !important; }
  .graphiql-container .graphiql-sidebar { flex-direction: row; order: 1; width: 100%; padding: 0 var(--px-8);
    border-top: 1px solid hsla(var(--color-neutral), var(--alpha-background-heavy)); }
  .graphiql-container .graphiql-sidebar-section { flex-direction: row !important; }
  .graphiql-container .graphiql-sidebar button { margin: 0 !important; }
  .graphiql-container .graphiql-horizontal-drag-bar { display: none !important; }
  .graphiql-container .graphiql-plugin { border: 0; }
  .graphiql-container .graphiql-sessions { margin: 0; border-radius: 0; }
  .graphiql-container .graphiql-query-editor { flex-direction: column; padding: var(--px-8); }
  .graphiql-container .graphiql-query-editor > :first-child { flex: 1; min-height: 0; }
  .graphiql-container .graphiql-toolbar { display: flex; gap: var(--px-8); width: 100%; }
  .graphiql-container .graphiql-toolbar > * { margin: 0; }
  .graphiql-container .graphiql-response { padding: var(--px-8) 0 0; position: relative;
    border-top: 1px solid hsla(var(--color-neutral), var(--alpha-background-heavy)); }
  .graphiql-container #graphiql-session > :last-child:not(:has([class^=cm-])) { flex: 0 0 84px !important; }
  .graphiql-container .graphiql-response:not(:has([class^=cm-]))::after { content: 'The answer appears here.';
    position: absolute; inset: 0; display: grid; place-items: center; pointer-events: none;
    color: hsla(var(--color-neutral), 0.76); font: 14px/1.4 system-ui, sans-serif; }
}
@media (pointer: coarse) {
  .graphiql-container :is(.graphiql-toolbar, .graphiql-sidebar, .graphiql-editor-tools) button,
  .graphiql-container :is(.graphiql-tab-button, .graphiql-tab-close, .graphiql-tab-add) { box-sizing: border-box;
    min-width: 44px; min-height: 44px; }
  .graphiql-container .graphiql-tab-close { padding: 0; }
  .graphiql-container .graphiql-tab:not(.graphiql-tab-active) .graphiql-tab-close { display: none; }
  .graphiql-container .graphiql-tab-active .graphiql-tab-close { display: grid; place-items: center; }
  .graphiql-container .graphiql-tab:has(.graphiql-tab-close) .graphiql-tab-button { padding-right: 12px; }
  .graphiql-container .graphiql-tab-active:has(.graphiql-tab-close) .graphiql-tab-button { padding-right: 52px; }
  .graphiql-container .graphiql-plugin a { padding: 12px 0; }
}
`

export const styles = bar + graphiql
