import { Component, createRef } from 'react'

/** How long a block takes to its new place, in milliseconds. */
const duration = 220
/** Marks these animations among those of an element. */
const mark = 'smooth-move'

type Places = ReadonlyMap<Element, DOMRect>

/** The blocks inside `container` down to the items of its lists, outer ones first, each with the block around it. */
function* blocksIn(container: Element, around?: Element): Generator<[block: Element, around?: Element]> {
  for (const block of container.children) {
    yield [block, around]
    if (block.matches('div, section, ul, ol')) yield* blocksIn(block, block)
  }
}

const isInView = ({ top, bottom }: DOMRect) => bottom > 0 && top < window.innerHeight

/**
 * Rendered by a list: when its items (`of`) change, whatever moves on the page glides from its old place to the new one,
 * so that nothing jumps away under a finger. Where motion is to be reduced, it fades in at the new place. In the header
 * it moves the page below.
 */
export class SmoothMoves extends Component<{ of: unknown }, object, Places> {
  readonly #marker = createRef<HTMLSpanElement>()

  #blocks() {
    const marker = this.#marker.current
    const page = marker?.closest('main, [role=dialog]') ?? marker?.closest('header')?.parentElement
    return page ? [...blocksIn(page)] : []
  }

  override shouldComponentUpdate({ of }: { of: unknown }): boolean {
    return of !== this.props.of
  }

  override getSnapshotBeforeUpdate(): Places {
    return new Map(this.#blocks().map(([block]) => [block, block.getBoundingClientRect()]))
  }

  override componentDidUpdate(_props: object, _state: object, before: Places): void {
    const blocks = this.#blocks()
    // Where an animation that still runs has got to is in `before`.
    for (const [block] of blocks) {
      for (const animation of block.getAnimations()) if (animation.id === mark) animation.cancel()
    }
    const moves = new Map<Element | undefined, readonly [x: number, y: number]>()
    for (const [block, around] of blocks) {
      const [outerX, outerY] = moves.get(around) ?? [0, 0]
      const from = before.get(block)
      const to = block.getBoundingClientRect()
      const [x, y] = from ? [from.left - to.left, from.top - to.top] : [outerX, outerY]
      moves.set(block, [x, y])
      if (from && (isInView(from) || isInView(to))) glide(block, x - outerX, y - outerY)
    }
  }

  override render() {
    return <span ref={this.#marker} hidden />
  }
}

function glide(block: Element, x: number, y: number): void {
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return
  const { matches: reduced } = window.matchMedia('(prefers-reduced-motion: reduce)')
  const from = reduced ? { opacity: 0 } : { transform: `translate(${x}px,${y}px)` }
  block.animate([from, {}], { id: mark, duration, easing: 'ease-out' })
}
