import { toCsv } from '@atrium/spreadsheet';
import { DownloadButton, PlainButton, saveFile } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import type { ToolsModel } from './chart-model.ts';
import { convertDrawingToPng } from './convert-drawing-to-png.ts';
import { INTERACTION_HELPERS } from './interaction-helpers.ts';
import { useAreChartMessagesLoaded } from './use-are-chart-messages-loaded.ts';

/** Buttons of a chart: scale, zoom and exports. */
export function ChartTools({ model }: { readonly model: ToolsModel }) {
  return useAreChartMessagesLoaded() ? <ChartToolsContent model={model} /> : null;
}

function ChartToolsContent({ model }: { readonly model: ToolsModel }) {
  const { t } = useLingui();
  const { isZoomed, resetZoom, scale, chooseScale, name, getDrawing, legend, createRows } = model;
  const saveCsv = () => {
    const titles = {
      time: t({ id: 'charts.component.csv.time', message: 'Time' }),
      point: t({ id: 'charts.component.csv.point', message: 'Point' }),
      group: t({ id: 'charts.component.csv.group', message: 'Group' }),
    };
    const text = toCsv(createRows(titles, INTERACTION_HELPERS));
    // Spreadsheet programs recognize UTF-8 by this byte order mark.
    saveFile(new Blob(['\ufeff', text], { type: 'text/csv' }), `${toFileName(name)}.csv`);
  };
  const savePng = async () => {
    const source = getDrawing();
    if (source) saveFile(await convertDrawingToPng(source, name, legend), `${toFileName(name)}.png`);
  };
  return (
    <>
      {isZoomed ? (
        <PlainButton size="mini" onClick={resetZoom}>
          {t({ id: 'charts.component.tools.reset', message: 'Reset zoom' })}
        </PlainButton>
      ) : null}
      {scale ? (
        <PlainButton
          size="mini"
          aria-pressed={scale === 'log'}
          onClick={() => chooseScale(scale === 'log' ? 'linear' : 'log')}
        >
          {t({ id: 'charts.component.tools.log', message: 'Log scale' })}
        </PlainButton>
      ) : null}
      <DownloadButton
        size="mini"
        format="PNG"
        label={t({ id: 'charts.component.tools.png-label', message: 'Download as PNG' })}
        onClick={() => void savePng()}
      />
      <DownloadButton
        size="mini"
        format="CSV"
        label={t({ id: 'charts.component.tools.csv-label', message: 'Download as CSV' })}
        onClick={saveCsv}
      />
    </>
  );
}

function toFileName(name: string): string {
  return name.replace(/[\\/:*?"<>|\s]+/g, '-');
}
