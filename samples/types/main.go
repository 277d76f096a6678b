package main

import (
	"encoding/json"
	"fmt"
	"os"

	"reader/easelapi"
)

func main() {
	text := "a lighthouse"
	request := easelapi.CreateJobRequest{RequestID: "r-1", Metadata: map[string]string{"order": text}}
	if body, err := json.Marshal(request); err != nil || len(body) == 0 {
		panic(err)
	}
	var answer easelapi.JobResponse
	if err := json.NewDecoder(os.Stdin).Decode(&answer); err != nil {
		panic(err)
	}
	fmt.Println(answer.Job.ID, answer.Job.Status, answer.Job.Status == easelapi.JobStatusSUCCESS, answer.Job.Credits)
}
