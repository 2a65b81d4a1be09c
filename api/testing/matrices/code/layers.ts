import { modules } from '#api/modules/index.ts'

const moduleNames = Object.keys(modules)

/** The files of a module, without its parts that are separate layers. */
function filesOf(name: string): RegExp {
  const parts = moduleNames
    .filter((other) => other.startsWith(`${name}/`))
    .map((part) => part.slice(name.length + 1))
  return new RegExp(
    `^api/modules/${name}/(?!${['(.+/)?(rest|module)\\.ts$', ...parts.map((part) => `${part}/`)].join('|')})`,
  )
}

/** The folders of core, lowest first. Each may import only those before it. */
const core = [
  'text',
  'time',
  'process',
  'errors',
  'input',
  'telemetry',
  'limits',
  'database',
  'viewer',
  'tenancy',
  'mail',
  'jobs',
  'accounts',
  'live',
  'auth',
  'admission',
  'context',
  'failures',
  'graph',
  'idempotency',
  'reads',
  'sync',
]

/** The layers of `api` and of `web`, lowest first. A file may import from its own layer and from lower ones. */
const applications: Record<string, [name: string, files: RegExp][]> = {
  api: [
    ['generated', /^api\/generated\//],
    ['policy', /^api\/policy\//],
    ...core.map((name): [string, RegExp] => [`core/${name}`, new RegExp(`^api/core/${name}/`)]),
    ['database', /^api\/database\//],
    ['mail', /^api\/mail\//],
    ['environment', /^api\/env\//],
    // REST rows are defined next to their module but belong to a layer above all modules.
    ...moduleNames.map((name): [string, RegExp] => [name, filesOf(name)]),
    ['http', /^api\/http\//],
    ['rest', /^api\/(rest\/(?!routes\.ts)|modules\/.+\/rest\.ts$)/],
    // The rows of the demo business, by noun.
    ['demo rows', /^prisma\/seed\/(?!business|staff|wipe|write)/],
    // What each module contributes, and their order.
    ['modules', /^api\/modules\/(index\.ts|(.+\/)?module\.ts)$/],
    ['schema, routes', /^api\/(schema|rest\/routes)\.ts$/],
    ['jobs', /^api\/jobs\//],
    ['graphql', /^api\/graphql\//],
    ['server', /^api\/server\.ts$/],
    ['seed', /^prisma\//],
    ['lifecycle', /^api\/lifecycle\//],
    ['main', /^api\/(main\.ts$|cli\/)/],
    // What builds and checks the product: it may use the API, and nothing that runs uses it.
    ['tools', /^tools\//],
  ],
  web: [
    ['lib', /^web\/lib\//],
    ['ui', /^web\/ui\//],
    ['relay, router, session', /^web\/(relay|router|session)\//],
    ['components', /^web\/components\//],
    ['features', /^web\/features\//],
    ['shell, screens', /^web\/(shell|screens)\//],
    ['routes', /^web\/routes\.tsx?$/],
    ['main', /^web\/(main|App|prerender|takeOver)\.tsx?$/],
  ],
}

interface Position {
  application: string
  layer: string
  level: number
}

/** Where a file stands, or null for one that has no place. */
export function positionOf(path: string): Position | null {
  for (const [application, layers] of Object.entries(applications)) {
    const level = layers.findIndex(([, files]) => files.test(path))
    const layer = layers[level]?.[0]
    if (layer) return { application, layer, level }
  }
  return null
}
