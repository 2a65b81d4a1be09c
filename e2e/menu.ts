import { execFileSync } from 'node:child_process'

interface MenuEntry {
  label: string
  title: string
  path: string
}

const script = `
  const { businessScreens } = await import('#web/routes.tsx')
  const shown = businessScreens.filter(({ menu }) => menu)
  const entries = shown.map(({ menu, title, paths: [path] }) => ({ label: menu.label ?? title, title, path }))
  process.stdout.write(JSON.stringify(entries))
`

/**
 * The entries of the menu, in their order (`web/shell/shell.test.tsx` says which). Another process reads the routes,
 * because Playwright's loader cannot import `react-relay/hooks`, which is a folder.
 */
export const menuEntries: readonly MenuEntry[] = JSON.parse(
  execFileSync(process.execPath, ['--import', 'tsx', '--input-type', 'module', '--eval', script], {
    encoding: 'utf8',
  }),
)
