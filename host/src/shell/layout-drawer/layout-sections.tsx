import { deploymentAtom, layoutSettingsAtom } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue } from 'jotai';
import { type ReactNode, useId } from 'react';
import { AppearanceFields } from '../../components/appearance/appearance-fields.tsx';
import { SwitchRow } from '../../components/switch-row/switch-row.tsx';
import styles from './layout-drawer.module.css';
import { findUnmetRequirement, type LayoutToggle } from './layout-rules.ts';
import { HeaderThemeField, RadiusField, SiderThemeField } from './theme-fields.tsx';
import { useLayoutLabels } from './use-layout-labels.ts';

const NAVIGATION_TOGGLES: readonly LayoutToggle[] = [
  'showsHeaderMenu',
  'isSiderFixed',
  'isSiderCollapsed',
  'showsCollapseButton',
  'showsCollapsedTitles',
  'isMenuAccordion',
  'isHeaderFixed',
  'hidesHeaderOnScroll',
  'isHeaderSticky',
  'showsBreadcrumb',
  'showsBreadcrumbIcons',
  'showsReload',
  'showsLocalePicker',
];

const PAGE_TOGGLES: readonly LayoutToggle[] = [
  'showsTabs',
  'showsTabIcons',
  'isTabsFixed',
  'restoresTabs',
  'showsFooter',
  'confirmsSignOut',
];

/** All layout settings, grouped by topic. */
export function LayoutSections() {
  const { t } = useLingui();
  const { confirmSignOut } = useAtomValue(deploymentAtom).features;
  const pageToggles = confirmSignOut
    ? PAGE_TOGGLES
    : PAGE_TOGGLES.filter((toggle) => toggle !== 'confirmsSignOut');
  return (
    <>
      <Section title={t({ id: 'host.component.layout-settings.theme', message: 'Theme' })}>
        <SiderThemeField />
        <HeaderThemeField />
        <AppearanceFields />
        <RadiusField />
        <LayoutSwitch toggle="isGrayscale" />
        <LayoutSwitch toggle="isColorWeak" />
      </Section>
      <Section title={t({ id: 'host.component.layout-settings.navigation', message: 'Navigation' })}>
        {NAVIGATION_TOGGLES.map((toggle) => (
          <LayoutSwitch key={toggle} toggle={toggle} />
        ))}
      </Section>
      <Section title={t({ id: 'host.component.layout-settings.pages', message: 'Tabs and pages' })}>
        {pageToggles.map((toggle) => (
          <LayoutSwitch key={toggle} toggle={toggle} />
        ))}
      </Section>
    </>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      {children}
    </section>
  );
}

/**
 * A switch of the layout settings. While it would have no effect, it is disabled and shows which setting it requires.
 */
function LayoutSwitch({ toggle }: { readonly toggle: LayoutToggle }) {
  const { t } = useLingui();
  const labels = useLayoutLabels();
  const [settings, updateSettings] = useAtom(layoutSettingsAtom);
  const requirement = findUnmetRequirement(settings, toggle);
  const other = requirement ? labels[requirement.toggle] : '';
  const reason = requirement?.isOn
    ? t({ id: 'host.component.layout-settings.needs', message: `Requires “${other}” to be on.` })
    : t({
        id: 'host.component.layout-settings.requires-other-off',
        message: `Requires “${other}” to be off.`,
      });
  return (
    <SwitchRow
      label={labels[toggle]}
      isOn={settings[toggle]}
      disabledReason={requirement ? reason : undefined}
      onChange={(isOn) => updateSettings({ [toggle]: isOn })}
    />
  );
}
