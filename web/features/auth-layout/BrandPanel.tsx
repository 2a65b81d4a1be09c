import { CueCards } from './CueCards.tsx'
import { TableIllustration } from './TableIllustration.tsx'

interface BrandPanelProps {
  /** The page heading is the product's name unless the page has its own heading. */
  named: boolean
}

/** The panel in the color of billiard felt, with the product's name and tagline. */
export function BrandPanel({ named }: BrandPanelProps) {
  const Name = named ? 'h1' : 'p'
  return (
    <header className="p-2 lg:sticky lg:top-0 lg:h-dvh lg:p-3">
      <div className="relative flex h-full flex-col justify-end overflow-hidden rounded-2xl bg-[radial-gradient(130%_110%_at_25%_0%,light-dark(#2a8560,#1f6a4c),light-dark(#1a6b4a,#15563b)_48%,light-dark(#10492f,#0c3524))] px-6 pt-16 pb-6 text-on-accent [box-shadow:inset_0_0_0_1px_#ffffff14] lg:p-14">
        <TableIllustration />
        <CueCards />
        <div className="relative">
          <Name className="font-semibold text-[1.875rem] leading-tight tracking-tight lg:text-[3rem]">
            Cuecard
          </Name>
          <p className="mt-1 text-lg text-on-accent/85 lg:text-xl">Every customer, right on cue.</p>
        </div>
      </div>
    </header>
  )
}
