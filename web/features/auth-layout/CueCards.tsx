import { classNames } from '#web/lib/classNames.ts'

/** Three sample cards that show what Cuecard is for. */
const cards = [
  {
    when: 'Thursday, 4:30 PM',
    who: 'Harold Beck',
    what: 'New felt for the eight-foot table',
    place: 'top-[11%] left-[32%] rotate-4',
  },
  {
    when: 'Tomorrow, 9:00 AM',
    who: 'Priya Nair',
    what: 'Dartboards for the back room?',
    place: 'top-[30%] left-[9%] -rotate-5',
  },
  {
    when: 'Today, 11:15 AM',
    who: 'Maria Alvarez',
    what: 'Call back about the walnut table',
    place: 'top-[52%] left-[21%] rotate-2',
  },
]

export function CueCards() {
  return (
    <div aria-hidden className="absolute inset-x-0 top-0 bottom-40 max-lg:hidden">
      {cards.map(({ when, who, what, place }) => (
        <div
          key={who}
          className={classNames(
            'absolute w-[21rem] rounded-lg bg-[light-dark(#fdfbf5,#e9e3d5)] text-[#2a2620] [box-shadow:0_2px_4px_#06251a40,0_18px_40px_#06251a59]',
            place,
          )}
        >
          <p className="border-[#d98a7b] border-b px-5 pt-4 pb-2.5 font-medium text-[#17603f] text-sm">
            {when}
          </p>
          <div className="bg-[repeating-linear-gradient(transparent_0_1.9375rem,#cfdde6_1.9375rem_2rem)] px-5 pb-6">
            <p className="font-semibold text-lg leading-8">{who}</p>
            <p className="leading-8 text-[#5a544a]">{what}</p>
          </div>
        </div>
      ))}
    </div>
  )
}
