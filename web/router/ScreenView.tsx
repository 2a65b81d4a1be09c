import { type ReactElement, Suspense, use, useEffect } from 'react'
import { useLoaderData, useParams } from 'react-router'
import { ExtraPagesProvider } from '#web/relay/RefreshContext.ts'
import type { PreloadedScreen } from './PreloadedScreen.ts'
import type { Screen } from './screen.ts'

/** Shows what the route's loader started: the skeleton at first, then the screen. */
export function ScreenView({ screen }: { screen: Screen }) {
  const { adopt, element, skeleton, extraPages } = useLoaderData<PreloadedScreen>()
  useEffect(adopt, [adopt])

  const { paths } = screen
  // Of what the address names only what this screen asks for: the frame stays when a record inside it is opened.
  const params = useParams()
  const record = Object.entries(params).filter(([name]) => paths[0].includes(`:${name}`))
  // Another screen, or another record of it, begins with its skeleton; other variables of the same
  // screen (a search being typed) keep the old result in view until the new one is there.
  return (
    <Suspense key={paths[0] + JSON.stringify(record)} fallback={<Outline skeleton={skeleton} />}>
      <ExtraPagesProvider value={extraPages}>
        <Arrived element={element} />
      </ExtraPagesProvider>
    </Suspense>
  )
}

function Outline({ skeleton }: Pick<PreloadedScreen, 'skeleton'>) {
  return (
    <Suspense>
      <Arrived element={skeleton} />
    </Suspense>
  )
}

function Arrived({ element }: { element: ReactElement | null | Promise<ReactElement | null> }) {
  return element instanceof Promise ? use(element) : element
}
