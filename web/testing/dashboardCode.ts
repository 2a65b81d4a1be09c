/** Preloads all code of the dashboard, so that no test waits for it. */
export const fetchDashboardCode = () =>
  Promise.all([
    import('#web/screens/dashboard/DashboardScreen.tsx'),
    import('#web/screens/dashboard/DashboardDialogs.tsx'),
    import('#web/screens/dashboard/my-day/MyDay.tsx'),
    import('#web/shell/bell/BellPanel.tsx'),
  ])
