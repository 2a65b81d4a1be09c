import { CueCards } from './CueCards.tsx'

/** The felt of the table, with the name and what it promises. */
export function BrandPanel() {
  return (
    <header className="p-2 lg:p-3">
      <div className="felt relative flex h-full flex-col justify-end overflow-hidden rounded-2xl px-6 py-7 text-white lg:p-12">
        <CueCards />
        <div className="relative">
          <h1 className="font-semibold text-2xl tracking-tight lg:text-[2.75rem] lg:leading-tight">
            Cuecard
          </h1>
          <p className="mt-1 text-lg text-white/80 lg:text-xl">Every customer, right on cue.</p>
        </div>
      </div>
    </header>
  )
}
