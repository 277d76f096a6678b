package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log"
	"os"
)

func main() {
	ctx := context.Background()
	easel, err := NewEasel()
	if err != nil {
		log.Fatal(err)
	}
	for _, file := range []string{"graph.json", "broken-graph.json"} {
		graph, err := os.ReadFile(file)
		if err != nil {
			log.Fatal(err)
		}
		var check struct {
			Valid   bool
			Credits float64
			Errors  []struct{ NodeID, ClassType, Input, Code string }
		}
		body := JSON{"params": json.RawMessage(graph)}
		err = easel.Call(ctx, "POST", "/v1/jobs/workflow/params/check", body, &check)
		if err != nil {
			log.Fatal(err)
		}
		if check.Valid {
			fmt.Printf("%s: valid, %v credits\n", file, check.Credits)
		} else {
			fmt.Printf("%s: not valid\n", file)
		}
		for _, e := range check.Errors {
			fmt.Printf("  node %s %s.%s: %s\n", e.NodeID, e.ClassType, e.Input, e.Code)
		}
	}
}
