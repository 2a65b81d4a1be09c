import { graphql } from 'react-relay/hooks'

/** What every write to an appointment asks back about it: all that is shown of it, wherever it may stand. */
graphql`
  fragment savedAppointment_appointment on ServiceAppointment {
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...AppointmentDialog_appointment
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...appointmentLists_appointment
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...appointmentPlaces_appointment
  }
`

/** What it asks back about the business. */
graphql`
  fragment savedAppointment_business on Business {
    # eslint-disable-next-line relay/unused-fields
    appointmentsNeedingOutcome
  }
`
