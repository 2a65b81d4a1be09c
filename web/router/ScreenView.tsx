import { type ReactElement, Suspense, use, useEffect, useState } from 'react'
import { useLoaderData, useParams } from 'react-router'
import { ExtraPagesProvider } from '#web/relay/RefreshContext.ts'
import { OutdatedNotice } from './OutdatedNotice.tsx'
import type { PreloadedScreen } from './PreloadedScreen.ts'
import type { Screen } from './screen.ts'

/** Shows the screen that the route's loader started: the skeleton at first, then the screen. */
export function ScreenView({ screen, isLayout }: { screen: Screen; isLayout: boolean }) {
  const loaded = useLoaderData<PreloadedScreen>()
  const { paths } = screen
  // Parameters of this screen's own path: a layout has none, so it is not mounted again.
  const params = useParams()
  const record = Object.entries(params).filter(([name]) => paths[0].includes(`:${name}`))
  // Another screen, or another record, starts with its skeleton. Other variables of the same screen (such as a search
  // text) keep the previous result until the new one arrives.
  return (
    <Suspense key={paths[0] + JSON.stringify(record)} fallback={<Skeleton of={loaded} />}>
      {/* A layout does not wait for its data, and the screen inside says why they are missing. */}
      {isLayout ? <Content of={loaded} /> : <LatestContent loaded={loaded} />}
    </Suspense>
  )
}

/** The screen with the data of the address. If these fail to load, the last view stays under a notice. */
function LatestContent({ loaded }: { loaded: PreloadedScreen }) {
  const [shown, setShown] = useState(loaded)
  const isNew = shown !== loaded
  const failure = isNew && loaded.failure ? use(loaded.failure) : null
  if (isNew && failure === null) setShown(loaded)
  return (
    <>
      {failure !== null && <OutdatedNotice error={failure} />}
      <Content of={shown} />
    </>
  )
}

function Content({ of: { adopt, element, extraPages } }: { of: PreloadedScreen }) {
  useEffect(adopt, [adopt])
  return (
    <ExtraPagesProvider value={extraPages}>
      <Arrived element={element} />
    </ExtraPagesProvider>
  )
}

/** Keeps the data while the screen waits for them. */
function Skeleton({ of: { keep, skeleton } }: { of: PreloadedScreen }) {
  useEffect(keep, [keep])
  return <Arrived element={skeleton} />
}

function Arrived({ element }: { element: ReactElement | null | Promise<ReactElement | null> }) {
  return element instanceof Promise ? use(element) : element
}
