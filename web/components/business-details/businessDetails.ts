import { graphql } from 'react-relay/hooks'

/** What screens show of the business itself; ask for it wherever it may have been changed. */
graphql`
  fragment businessDetails_business on Business {
    # eslint-disable-next-line relay/unused-fields
    name
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...BusinessForm_business
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...BusinessFacts_business
  }
`
