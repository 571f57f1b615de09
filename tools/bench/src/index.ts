import '@atrium/ui/theme.css';
import { installBenchmark } from './install-benchmark.tsx';

installBenchmark();
