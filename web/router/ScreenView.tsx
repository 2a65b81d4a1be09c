import { type ReactElement, Suspense, use, useEffect } from 'react'
import { useLoaderData, useParams } from 'react-router'
import { ExtraPagesProvider } from '#web/relay/RefreshContext.ts'
import type { PreloadedScreen } from './PreloadedScreen.ts'
import type { Screen } from './screen.ts'

/** Shows the screen that the route's loader started: the skeleton at first, then the screen. */
export function ScreenView({ screen }: { screen: Screen }) {
  const { adopt, element, skeleton, extraPages } = useLoaderData<PreloadedScreen>()
  useEffect(adopt, [adopt])

  const { paths } = screen
  // Only the parameters that this screen uses: the frame stays mounted when a record inside it is opened.
  const params = useParams()
  const record = Object.entries(params).filter(([name]) => paths[0].includes(`:${name}`))
  // Another screen, or another record, starts with its skeleton. Other variables of the same screen (such as a search
  // text) keep the previous result until the new one arrives.
  return (
    <Suspense key={paths[0] + JSON.stringify(record)} fallback={<Arrived element={skeleton} />}>
      <ExtraPagesProvider value={extraPages}>
        <Arrived element={element} />
      </ExtraPagesProvider>
    </Suspense>
  )
}

function Arrived({ element }: { element: ReactElement | null | Promise<ReactElement | null> }) {
  return element instanceof Promise ? use(element) : element
}
