/** A billiard table from above: sights along the cushion, a corner pocket, and the cue ball aimed at it. */
export function TableIllustration() {
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full">
      <radialGradient id="ivory" cx="38%" cy="32%" r="75%">
        <stop offset="0" stopColor="#ffffff" />
        <stop offset="0.7" stopColor="#f3eee2" />
        <stop offset="1" stopColor="#c9c0ab" />
      </radialGradient>
      <g className="max-lg:hidden">
        {['20%', '40%', '60%', '80%'].map((at) => (
          <g key={at} fill="#e9dfc5" fillOpacity="0.45">
            <circle cx="18" cy={at} r="2.5" />
            <circle cx={at} cy="18" r="2.5" />
          </g>
        ))}
        <Shot x="76%" y="70%" size={20} pocket={46} />
      </g>
      <g className="lg:hidden">
        <Shot x="84%" y="66%" size={13} pocket={28} />
      </g>
    </svg>
  )
}

/** A ball, its path, and the corner pocket at the end of the path. */
function Shot({ x, y, size, pocket }: { x: string; y: string; size: number; pocket: number }) {
  return (
    <>
      <line
        x1={x}
        y1={y}
        x2="100%"
        y2="0%"
        stroke="#ffffff"
        strokeOpacity="0.4"
        strokeWidth="1.5"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      <circle cx="100%" cy="0" r={pocket * 1.3} fill="#06251a" fillOpacity="0.5" />
      <circle cx="100%" cy="0" r={pocket} fill="#04170f" />
      <circle
        cx={x}
        cy={y}
        r={size * 1.15}
        fill="#06251a"
        fillOpacity="0.45"
        transform={`translate(${size * 0.2} ${size * 0.3})`}
      />
      <circle cx={x} cy={y} r={size} fill="url(#ivory)" />
    </>
  )
}
