import { type ReactElement, Suspense, use, useEffect, useState } from 'react'
import { useLoaderData, useParams } from 'react-router'
import { ExtraPagesProvider } from '#web/relay/RefreshContext.ts'
import { OutdatedNotice } from './OutdatedNotice.tsx'
import type { PreloadedScreen } from './PreloadedScreen.ts'
import type { Screen } from './screen.ts'

/** Shows the screen that the route's loader started: the skeleton at first, then the screen. */
export function ScreenView({ screen, isLayout }: { screen: Screen; isLayout: boolean }) {
  const loaded = useLoaderData<PreloadedScreen>()
  const { adopt, skeleton } = loaded
  useEffect(adopt, [adopt])

  const { paths } = screen
  // Only the parameters that this screen uses: the frame stays mounted when a record inside it is opened.
  const params = useParams()
  const record = Object.entries(params).filter(([name]) => paths[0].includes(`:${name}`))
  // Another screen, or another record, starts with its skeleton. Other variables of the same screen (such as a search
  // text) keep the previous result until the new one arrives.
  return (
    <Suspense key={paths[0] + JSON.stringify(record)} fallback={<Arrived element={skeleton} />}>
      {/* A layout does not wait for its data. Without them it stays as it is, and the screen inside says why. */}
      {isLayout ? <Started screen={loaded} /> : <LatestScreen loaded={loaded} />}
    </Suspense>
  )
}

/** The screen with the data of the address. When these fail to load, the last view stays, and a notice says so. */
function LatestScreen({ loaded }: { loaded: PreloadedScreen }) {
  const [shown, setShown] = useState(loaded)
  const isNew = shown !== loaded
  const failure = isNew && loaded.outcome ? use(loaded.outcome) : null
  if (isNew && failure === null) setShown(loaded)
  const { adopt } = shown
  useEffect(adopt, [adopt])
  return (
    <>
      {failure !== null && <OutdatedNotice error={failure} />}
      <Started screen={shown} />
    </>
  )
}

function Started({ screen: { element, extraPages } }: { screen: PreloadedScreen }) {
  return (
    <ExtraPagesProvider value={extraPages}>
      <Arrived element={element} />
    </ExtraPagesProvider>
  )
}

function Arrived({ element }: { element: ReactElement | null | Promise<ReactElement | null> }) {
  return element instanceof Promise ? use(element) : element
}
