import { type ReactElement, Suspense, use, useEffect, useState } from 'react'
import { useLoaderData, useParams } from 'react-router'
import { ExtraPagesProvider } from '#web/relay/RefreshContext.ts'
import { OutdatedNotice } from './OutdatedNotice.tsx'
import type { PreloadedScreen } from './PreloadedScreen.ts'
import type { Screen } from './screen.ts'

interface ScreenViewProps {
  screen: Screen
  /** A layout says nothing about its data: the screen inside fails for the same reason. */
  isLayout: boolean
}

/** Shows the screen that the route's loader started: the skeleton at first, then the screen. */
export function ScreenView({ screen, isLayout }: ScreenViewProps) {
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
      <LatestScreen loaded={loaded} isLayout={isLayout} />
    </Suspense>
  )
}

/** The screen with the data of the address. When these fail to load, the last view stays, and a notice says so. */
function LatestScreen({ loaded, isLayout }: { loaded: PreloadedScreen; isLayout: boolean }) {
  const [shown, setShown] = useState(loaded)
  const isNew = shown !== loaded
  const failure = isNew && loaded.outcome ? use(loaded.outcome) : null
  if (isNew && failure === null) setShown(loaded)
  const { adopt, element, extraPages } = shown
  useEffect(adopt, [adopt])
  return (
    <ExtraPagesProvider value={extraPages}>
      {failure !== null && !isLayout && <OutdatedNotice error={failure} />}
      <Arrived element={element} />
    </ExtraPagesProvider>
  )
}

function Arrived({ element }: { element: ReactElement | null | Promise<ReactElement | null> }) {
  return element instanceof Promise ? use(element) : element
}
